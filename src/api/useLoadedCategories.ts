import { useSelector } from 'react-redux';
import { api } from './cachePolicy';

const selectList = api.endpoints.listEventCategories.select(undefined);

/** The categories that another part of the page has asked for; undefined until they are loaded. */
export const useLoadedCategories = () =>
  useSelector((state: Parameters<typeof selectList>[0]) => selectList(state).data?.results);
