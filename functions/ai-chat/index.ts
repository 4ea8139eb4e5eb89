/** Answers a visitor’s question. Anybody may call it (`verify_jwt = false`); it guards itself, see `functions/README.md`. */
import { handleChat } from './handler.ts';
import { createChatDependencies } from './wiring.ts';

const dependencies = createChatDependencies(Deno.env.toObject());

Deno.serve((request) => handleChat(request, dependencies));
