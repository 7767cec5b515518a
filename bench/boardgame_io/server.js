// node server.js PORT [FOLDER]: boardgame.io's own server, with its default store, in memory, or
// with its file storage in the folder.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { Cards } = require('./game');

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder }) : undefined;

Server({ games: [Cards], origins: [Origins.LOCALHOST], db }).run(Number(port), () => {
  process.stdout.write('ready\n');
});
