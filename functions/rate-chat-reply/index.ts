/** Stores a thumb for a reply. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleRating } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleRating(request, dependencies));
