import { useWatch } from 'react-hook-form';
import { countryOf, isInIndia, listCountries, stateOf } from '@/lib/placeNames.gen';
import { states } from '@/lib/places.gen';
import { useEditor, useEditorField } from '../EditorContext';
import { ChoiceField } from '../parts/lazyFields';
import { TextField } from '../parts/TextField';

const stateNames = states.map(({ name }) => name);
const otherNames = new Map<string, string>(
  states.map(({ name, also }) => [name, [name, ...also].join(' ')]),
);

/** In India one of its states, also by another name; elsewhere any text. */
export function StateField() {
  const { form } = useEditor();
  const country = useWatch({ control: form.control, name: 'country' });
  return isInIndia({ country }) ? (
    <IndianStateField />
  ) : (
    <TextField path="state" label="State" maxLength={100} />
  );
}

function IndianStateField() {
  const { value, onChange, onBlur, ...field } = useEditorField<string>('state');
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
  const { value, onChange, onBlur, ...field } = useEditorField<string>('country');
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
