/** A deploy or a rollback cannot go on, for a reason that one sentence says. */
export class DeployError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'DeployError';
  }
}
