/** Invites a person to the staff. Only owners may; the database says who is one, see `functions/README.md`. */
import { createStaffDependencies } from '../_shared/accounts/wiring.ts';
import { handleInvitation } from './handler.ts';

const dependencies = createStaffDependencies(Deno.env.toObject());

Deno.serve((request) => handleInvitation(request, dependencies));
