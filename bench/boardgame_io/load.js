// node load.js URL MATCHES WARM_UP SECONDS [RATE]: four sockets per match, each plays when it is its turn.
// A move counts when the server's update with the next state number is back. Prints JSON.
const { io } = require('socket.io-client');
const pace = require('../pace');

const [url, matches, warmUp, seconds, rate] = process.argv.slice(2);
const latencies = [];
let moves = 0;
let bytes = 0;
let isMeasuring = false;

function seat(match, player, turn) {
  const socket = io(`${url}/cards`, { transports: ['websocket'], forceNew: true });
  let known = -1;
  let sentAt = 0;
  const take = (state) => {
    if (!state || state._stateID <= known) return;
    known = state._stateID;
    if (sentAt) {
      if (isMeasuring) {
        moves += 1;
        latencies.push(performance.now() - sentAt);
      }
      sentAt = 0;
    }
    if (state.ctx.currentPlayer === player) {
      const payload = { type: 'play', args: [Math.floor(Math.random() * 6)], playerID: player };
      turn(() => {
        sentAt = performance.now();
        socket.emit('update', { type: 'MAKE_MOVE', payload }, known, match, player);
      });
    }
  };
  socket.on('connect', () => {
    socket.io.engine.on('data', (data) => {
      if (isMeasuring) bytes += data.length ?? 0;
    });
    socket.emit('sync', match, player, undefined, 4);
  });
  socket.on('sync', (_, info) => take(info.state));
  socket.on('update', (_, state) => take(state));
}

for (let number = 0; number < Number(matches); number++) {
  const turn = pace(Number(matches), Number(rate));
  for (let player = 0; player < 4; player++) {
    setTimeout(() => seat(`match${number}`, String(player), turn), number * 5);
  }
}

setTimeout(() => {
  isMeasuring = true;
  process.stdout.write('measuring\n');
  setTimeout(() => {
    latencies.sort((a, b) => a - b);
    const at = (share) => latencies[Math.floor(latencies.length * share)] ?? 0;
    const found = { moves, p50_ms: at(0.5), p99_ms: at(0.99), bytes };
    process.stdout.write(`${JSON.stringify(found)}\n`, () => process.exit(0));
  }, Number(seconds) * 1000);
}, Number(warmUp) * 1000);
