import { countryOf, isInIndia, listCountries, stateOf } from '@/lib/placeNames.gen';
import { states } from '@/lib/places.gen';
import { ChoiceField } from '../parts/lazyFields';
import { TextField } from '../parts/TextField';
import { useEditor } from '../store/editorSelectors';
import { useEventField } from '../store/fieldHooks';

const stateNames = states.map(({ name }) => name);
const otherNames = new Map<string, string>(
  states.map(({ name, also }) => [name, [name, ...also].join(' ')]),
);

/** In India one of its states, also by another name; elsewhere any text. */
export function StateField() {
  const country = useEditor(({ values }) => values.country);
  return isInIndia({ country }) ? (
    <IndianStateField />
  ) : (
    <TextField name="state" label="State" maxLength={100} />
  );
}

function IndianStateField() {
  const { value, onChange, onBlur, ...field } = useEventField('state');
  const handleBlur = () => {
    const state = stateOf(value);
    if (state !== null) onChange(state);
    onBlur();
  };
  return (
    <ChoiceField
      {...field}
      free
      label="State"
      value={value}
      options={stateNames}
      searchText={(name) => otherNames.get(name) ?? name}
      onChange={onChange}
      onBlur={handleBlur}
    />
  );
}

export function CountryField() {
  const { value, onChange, onBlur, ...field } = useEventField('country');
  const handleBlur = () => {
    const country = countryOf(value);
    if (country !== null) onChange(country);
    onBlur();
  };
  return (
    <ChoiceField
      {...field}
      free
      label="Country"
      value={value}
      options={listCountries()}
      onChange={onChange}
      onBlur={handleBlur}
    />
  );
}
