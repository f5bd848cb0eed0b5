/**
 * Browsers with Trusted Types don't let a plain string become markup or a script address; these are the only ways, besides Svelte's own.
 */
interface Policy {
  createHTML(markup: string): string;
  createScriptURL(address: string): string;
}

interface Trusting {
  readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
}

const RULES: Policy = {
  createHTML: (markup) => markup,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address;
    throw new TypeError(`a script from elsewhere: ${address}`);
  },
};

const policy = (globalThis as Trusting).trustedTypes?.createPolicy('durbar', RULES) ?? RULES;

/** Markup written here, such as drawings. Never put user input into it. */
export function ownMarkup(markup: string): string {
  return policy.createHTML(markup);
}

/** The address of a script on our own site. */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
