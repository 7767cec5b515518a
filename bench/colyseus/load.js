// node load.js URL MATCHES WARM_UP SECONDS [RATE]: four sockets per room, each plays when it is its turn.
// A move counts when the change that it made is back. Prints JSON.
const { Client } = require('@colyseus/sdk');
const pace = require('../pace');

const [url, matches, warmUp, seconds, rate] = process.argv.slice(2);
const latencies = [];
let moves = 0;
let bytes = 0;
let isMeasuring = false;

async function sit(room, turn) {
  let seat = -1;
  let known = 0;
  let sentAt = 0;
  const take = (state) => {
    if (seat < 0 || state.move <= known) return;
    known = state.move;
    if (sentAt) {
      if (isMeasuring) {
        moves += 1;
        latencies.push(performance.now() - sentAt);
      }
      sentAt = 0;
    }
    if (state.turn === seat) {
      turn(() => {
        sentAt = performance.now();
        room.send('play', Math.floor(Math.random() * 6));
      });
    }
  };
  room.onMessage('seat', (number) => {
    seat = number;
    take(room.state);
  });
  room.onStateChange(take);
  const { onmessage } = room.connection.events;
  room.connection.events.onmessage = (event) => {
    if (isMeasuring) bytes += event.data.byteLength ?? event.data.length;
    onmessage(event);
  };
}

async function open() {
  const first = await new Client(url).create('cards');
  const turn = pace(Number(matches), Number(rate));
  await sit(first, turn);
  for (let seat = 1; seat < 4; seat++) await sit(await new Client(url).joinById(first.roomId), turn);
}

async function main() {
  for (let number = 0; number < Number(matches); number++) await open();
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
}

main();
