// When a table may move next: every so many milliseconds at most, or at once.
module.exports = (matches, rate) => {
  const beat = rate > 0 ? (1000 * matches) / rate : 0;
  let next = performance.now() + Math.random() * beat;
  return (move) => {
    if (!beat) return move();
    const now = performance.now();
    const wait = next - now;
    next = Math.max(next, now) + beat;
    setTimeout(move, Math.max(0, wait));
  };
};
