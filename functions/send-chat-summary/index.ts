/** Writes down for staff what a chat was about. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handleSummary } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handleSummary(request, dependencies));
