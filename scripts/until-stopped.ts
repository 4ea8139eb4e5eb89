/** Tells when somebody stops this process: Ctrl-C, the end of its terminal, or another program that asks for it. */
export function untilStopped(): { signal: AbortSignal; promise: Promise<void> } {
  const controller = new AbortController();
  const promise = new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        controller.abort();
        done();
      });
    }
  });
  return { signal: controller.signal, promise };
}
