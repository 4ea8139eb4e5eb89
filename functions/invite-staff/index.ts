/** Invites a person to the staff. Only owners may; the database says who is one, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleInvitation } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleInvitation(request, dependencies));
