import { hashOfPath, linkTo, parseRoute, type Route } from '../route.ts';

const named = hashOfPath(location.pathname, location.hash);
if (named !== undefined) history.replaceState(undefined, '', `/${named}`);

let route = $state.raw<Route>(parseRoute(location.hash));

addEventListener('hashchange', () => {
  route = parseRoute(location.hash);
});

export function here(): Route {
  return route;
}

export function go(target: Route): void {
  location.hash = linkTo(target);
}

/** The same without a way back to the current page. */
export function goInstead(target: Route): void {
  location.replace(linkTo(target));
}
