import { pathToFileURL } from 'node:url';
import { compileContent } from '../../src/integrations/compile-facts.ts';
import { testMoment } from '../support/clock.ts';

/** Global setup of tests that load what the functions know: somebody who runs a file by itself has content that is new. */
export default function prepare(): void {
  compileContent(pathToFileURL(`${process.cwd()}/`), testMoment);
}
