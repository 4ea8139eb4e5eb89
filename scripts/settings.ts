import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z
  .object({
    /** Port of the site. */
    PORT: port.default(4321),
    /** Port of the embedded backend. */
    BACKEND_PORT: port.default(54321),
  })
  .refine(({ PORT, BACKEND_PORT }) => PORT !== BACKEND_PORT, {
    path: ['BACKEND_PORT'],
    error: 'must be another port than PORT',
  });

/** Ports from the environment; stops with one clear line per wrong value. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): { port: number; backendPort: number } {
  const result = schema.safeParse(environment);
  if (!result.success) {
    for (const { path, message } of result.error.issues) console.error(`${path.join('.')}: ${message}`);
    process.exit(2);
  }
  return { port: result.data.PORT, backendPort: result.data.BACKEND_PORT };
}
