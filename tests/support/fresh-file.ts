/**
 * Runs before each file of tests that shares a process with others: the file gets modules of its own, with nothing in
 * them that an earlier file left, and the machine's clock.
 */
import { vi } from 'vitest';

vi.useRealTimers();
vi.resetModules();
