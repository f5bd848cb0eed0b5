/** Browsers with Trusted Types let no mere text become markup or the address of a script; these are the only ways, next to Svelte's own. */
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

/** Markup that was written here, such as drawings. Never with anything in it that a person typed. */
export function ownMarkup(markup: string): string {
  return policy.createHTML(markup);
}

/** The address of a script of our own site. */
export function ownScript(address: string): string {
  return policy.createScriptURL(address);
}
