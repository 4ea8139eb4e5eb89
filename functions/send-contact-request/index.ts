/** Stores that a visitor asks for a person. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleContactRequest } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleContactRequest(request, dependencies));
