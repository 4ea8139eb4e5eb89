import type { ErrorCode } from '../contracts/errors.ts';

const statuses: Record<ErrorCode, number> = {
  bad_request: 400,
  not_allowed: 403,
  wrong_method: 405,
  too_large: 413,
  too_many: 429,
  unavailable: 503,
};

/** A request that is not served, with the code of the contract and a sentence for people. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}
