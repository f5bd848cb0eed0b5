import { linkTo, parseRoute, type Route } from './route.ts';

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
