// Loaded into the server ahead of its own code: when the wrapper is gone, even by -9, the server stops in its usual way.
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
