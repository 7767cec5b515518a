// node server.js PORT: boardgame.io's own server with its default store, in memory.
const { Server, Origins } = require('boardgame.io/server');
const { Cards } = require('./game');

Server({ games: [Cards], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => {
  process.stdout.write('ready\n');
});
