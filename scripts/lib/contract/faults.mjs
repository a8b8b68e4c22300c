const isError = (status) => status >= 400;

/**
 * What of Prism's findings is a fault: all that concerns an answer, and what the contract refuses in a request that
 * the server has accepted. A request that the server refuses as well is meant by its test.
 */
export function faultsOf({ request: { method, url }, status }, violations) {
  return violations
    .filter(({ location }) => location[0] !== 'request' || !isError(status))
    .map(({ location, code, message }) => {
      const address = url.split('?')[0].replace(/\d+/g, '…');
      // Numbers of items, and names of people, differ from call to call.
      const place = location.map((part) => (/^\d+$/.test(part) ? '…' : part)).join('.');
      const said = [place, code, message.replace(/\d+/g, '…')].filter(Boolean).join(' ');
      return `${method} ${address} ${status}: ${said}`;
    });
}
