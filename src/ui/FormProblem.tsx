/** What went wrong with a form as a whole; it is read out when it appears. */
export function FormProblem({ message }: { message: string | undefined }) {
  return <div role="alert">{message && <p className="field-problem form-problem">{message}</p>}</div>;
}
