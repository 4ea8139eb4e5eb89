/** Takes a person off the staff. Only owners may; the database says who is one, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleStaffRemoval } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleStaffRemoval(request, dependencies));
