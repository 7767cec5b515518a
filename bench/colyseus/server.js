// node server.js PORT: Colyseus' own server, which keeps its rooms in memory, with a card game for
// four that never ends: play a card, draw one, the next player's turn. Changes go out at once.
const { Server, Room } = require('@colyseus/core');
const { WebSocketTransport } = require('@colyseus/ws-transport');
const { Schema, ArraySchema, StateView, defineTypes, view } = require('@colyseus/schema');

const SEATS = 4;
const KINDS = 10;
const COPIES = 5;
const HAND = 6;

class Player extends Schema {
  constructor() {
    super();
    this.hand = new ArraySchema();
    this.score = 0;
  }
}
defineTypes(Player, { hand: ['uint8'], score: 'uint32' });
view()(Player.prototype, 'hand');

class Table extends Schema {
  constructor() {
    super();
    this.players = new ArraySchema();
    this.pile = new ArraySchema();
    this.turn = 0;
    this.move = 0;
  }
}
defineTypes(Table, { players: [Player], pile: ['uint8'], turn: 'uint8', move: 'uint32' });

function shuffled(cards) {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = Math.floor(Math.random() * (last + 1));
    [cards[last], cards[other]] = [cards[other], cards[last]];
  }
  return cards;
}

class Cards extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.patchRate = null;
    this.deck = shuffled(Array.from({ length: KINDS * COPIES }, (_, i) => i % KINDS));
    this.state = new Table();
    this.seats = new Map();
    for (let seat = 0; seat < SEATS; seat++) {
      const player = new Player();
      player.hand.push(...this.deck.splice(0, HAND));
      this.state.players.push(player);
    }
    this.onMessage('play', (client, at) => this.play(this.seats.get(client.sessionId), at));
  }

  onJoin(client) {
    const seat = this.seats.size;
    this.seats.set(client.sessionId, seat);
    client.view = new StateView();
    client.view.add(this.state.players[seat]);
    client.send('seat', seat);
    if (seat === SEATS - 1) {
      this.state.move = 1;
      this.broadcastPatch();
    }
  }

  play(seat, at) {
    const { state } = this;
    const player = state.players[seat];
    if (seat !== state.turn || !(at >= 0 && at < player.hand.length)) return;
    const [card] = player.hand.splice(at, 1);
    state.pile.push(card);
    player.score += card;
    if (this.deck.length === 0) {
      this.deck = shuffled([...state.pile]);
      state.pile.clear();
    }
    player.hand.push(this.deck.pop());
    state.turn = (seat + 1) % SEATS;
    state.move += 1;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('cards', Cards);
server.listen(Number(process.argv[2])).then(() => process.stdout.write('ready\n'));
