/** Removes the second factors of a colleague. Only owners may; the database says who is one, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleSecondFactorRemoval } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleSecondFactorRemoval(request, dependencies));
