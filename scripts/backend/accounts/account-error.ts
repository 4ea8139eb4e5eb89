/** A refusal as Supabase Auth words it: an HTTP status, a code for programs and a message for developers. */
export class AccountError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

const versionHeader = 'x-supabase-api-version';
const namedCodesSince = '2024-01-01';

/** The answer in the shape that the caller's version of the protocol asks for. */
export function answerError(request: Request, { status, code, message, details }: AccountError): Response {
  if ((request.headers.get(versionHeader) ?? '') < namedCodesSince) {
    return Response.json({ code: status, error_code: code, msg: message, ...details }, { status });
  }
  return Response.json({ code, message, ...details }, { status, headers: { [versionHeader]: namedCodesSince } });
}
