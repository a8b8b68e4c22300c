/** Renames a property in its schema. */
function rename({ properties, required }, from, to) {
  properties[to] = properties[from];
  delete properties[from];
  required[required.indexOf(from)] = to;
}

function addOperation({ paths }, address, tag, operationId) {
  const [, example] = Object.entries(paths).find(([path]) => /^\/bookings\/stats\/?$/.test(path));
  paths[address] = { get: { ...example.get, tags: [tag], operationId } };
}

/** Each change of the contract, and the errors that are about it: no two drills have words in common. */
export const drills = {
  'a renamed field': {
    change: ({ components: { schemas } }) =>
      rename(schemas.EventSummary, 'is_booking_open', 'drill_is_open'),
    isAbout: /is_booking_open|drill_is_open/,
  },
  'a required request field': {
    change({ components: { schemas } }) {
      schemas.AttendeesRequest.properties.drill_source = { type: 'string' };
      schemas.AttendeesRequest.required.push('drill_source');
    },
    isAbout: /drill_source/,
  },
  'a removed enum value': {
    change({ components: { schemas } }) {
      const { enum: values } = schemas.BookingStatus;
      values.splice(values.indexOf('completed'), 1);
    },
    isAbout: /completed/,
  },
  'a nullable field': {
    change({ components: { schemas } }) {
      schemas.Event.properties.venue.type = ['string', 'null'];
    },
    isAbout: /null/,
  },
  'a new operation': {
    change(contract) {
      addOperation(contract, '/drill/', 'bookings', 'getDrill');
      addOperation(contract, '/console-drill/', 'company', 'getConsoleDrill');
    },
    isAbout: /get(Console)?Drill/,
  },
};

/** The contract with all of them. */
export function changeContract(contract) {
  for (const { change } of Object.values(drills)) change(contract);
  return contract;
}

/**
 * The files with errors by drill, from the output of `tsc --pretty false`.
 *
 * @param {string} output
 * @returns {Record<string, string[]>}
 */
export function sortErrors(output) {
  const files = {};
  for (const error of output.split(/\n(?=\S)/)) {
    const file = /^([^(\n]+)\(\d+,\d+\): error /.exec(error)?.[1];
    if (!file) continue;
    const [drill = 'other'] =
      Object.entries(drills).find(([, { isAbout }]) => isAbout.test(error)) ?? [];
    (files[drill] ??= new Set()).add(file);
  }
  return Object.fromEntries(Object.entries(files).map(([drill, set]) => [drill, [...set].sort()]));
}
