import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Plugin } from 'vite';

/** Where the bundles are written, and where `supabase/config.toml` looks for them. */
export const bundlesDirectory = 'supabase/compiled/functions';

/** One function as it is sent: how many bytes it has, and about how many as the platform keeps it. */
export interface FunctionBundle {
  name: string;
  bytes: number;
  compressedBytes: number;
}

/** Names of all functions. */
export const functionNames = (): string[] => globSync('functions/*/index.ts').map((file) => basename(dirname(file)));

/**
 * Makes one file of each function, with everything that it imports and nothing else. The platform would pack every package
 * whole, in whatever versions it finds that day; here come those of the lockfile, and of each what is used. Names stay,
 * because the log of a function quotes them.
 */
export async function bundleFunctions(
  names: readonly string[] = functionNames(),
  directory: string = bundlesDirectory,
  plugins: Plugin[] = [],
): Promise<FunctionBundle[]> {
  const bundles: FunctionBundle[] = [];
  for (const name of names) {
    await build({
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'warn',
      plugins,
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true, resolve: { conditions: ['deno', 'node', 'import', 'module', 'default'] } },
      build: {
        ssr: resolve('functions', name, 'index.ts'),
        outDir: resolve(directory),
        emptyOutDir: false,
        target: 'es2022',
        rolldownOptions: {
          output: {
            entryFileNames: `${name}.js`,
            codeSplitting: false,
            minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          },
        },
      },
    });
    const text = readFileSync(join(directory, `${name}.js`));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }; // the command line of Supabase takes 6
    bundles.push({ name, bytes: text.length, compressedBytes: brotliCompressSync(text, { params }).length });
  }
  return bundles;
}
