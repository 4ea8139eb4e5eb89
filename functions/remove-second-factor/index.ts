/** Removes the second factors of a colleague. Only owners may; the database says who is one, see `functions/README.md`. */
import { createStaffDependencies } from '../_shared/accounts/wiring.ts';
import { handleSecondFactorRemoval } from './handler.ts';

const dependencies = createStaffDependencies(Deno.env.toObject());

Deno.serve((request) => handleSecondFactorRemoval(request, dependencies));
