/** Counts a press. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handlePress } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handlePress(request, dependencies));
