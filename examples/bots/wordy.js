// A bot that reads the words of its options: it builds when it can, else it picks at random.
const lines = require("node:readline").createInterface({ input: process.stdin });
const BUILDING = /^(wonder|control|start|feed|city|upgrade|develop)/;

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type !== "ask") return;
  let at = message.words.findIndex((word) => BUILDING.test(word));
  if (at < 0) at = Math.floor(Math.random() * message.options.length);
  console.log(JSON.stringify({ id: message.id, option: message.options[at] }));
});
