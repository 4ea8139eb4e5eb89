/** Counts a vote in a poll. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { createDependencies } from '../_shared/wiring.ts';
import { handlePollVote } from './handler.ts';

const dependencies = createDependencies(Deno.env.toObject());

Deno.serve((request) => handlePollVote(request, dependencies));
