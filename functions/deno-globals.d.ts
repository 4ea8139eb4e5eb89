/** What the entrypoints use of Deno, for checking types with Node's tools. Deno itself brings the real ones. */
declare const Deno: {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};
