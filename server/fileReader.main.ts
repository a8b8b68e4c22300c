import { serveFiles } from './lib/fileReader/fileReaderProcess';

serveFiles();
