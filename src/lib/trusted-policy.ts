/** What a policy makes of a text before a browser takes it for HTML or for the address of a script. */
interface Rules {
  createHTML?(text: string): string;
  createScriptURL?(text: string): string;
}

/** The part of a browser that makes such policies; TypeScript does not know it yet. */
interface Factory {
  trustedTypes?: { createPolicy<R extends Rules>(name: string, rules: R): R };
}

/**
 * Makes one of the policies that `public/_headers` names. The site's content security policy lets no plain text become HTML
 * or the address of a script, so that words that a stranger smuggled into a page never run. What a policy returns is no
 * text, but what its name says is only ever used where a browser asks for it. Browsers without policies get the text.
 */
export const trustedPolicy = <R extends Rules>(name: string, rules: R): R =>
  (globalThis as Factory).trustedTypes?.createPolicy(name, rules) ?? rules;
