// A card game for four that never ends: play a card, draw one, the next player's turn.
const { PlayerView, INVALID_MOVE } = require('boardgame.io/core');

const KINDS = 10;
const COPIES = 5;
const HAND = 6;

function freshDeck() {
  return Array.from({ length: KINDS * COPIES }, (_, i) => i % KINDS);
}

exports.Cards = {
  name: 'cards',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(freshDeck());
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      players[seat] = { hand: deck.splice(0, HAND) };
    }
    return { secret: { deck }, players, pile: [], scores: Array(ctx.numPlayers).fill(0) };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, at) => {
        const hand = G.players[playerID].hand;
        if (!(at >= 0 && at < hand.length)) return INVALID_MOVE;
        const [card] = hand.splice(at, 1);
        G.pile.push(card);
        G.scores[Number(playerID)] += card;
        if (G.secret.deck.length === 0) {
          G.secret.deck = random.Shuffle(G.pile);
          G.pile = [];
        }
        hand.push(G.secret.deck.pop());
      },
    },
  },
};
