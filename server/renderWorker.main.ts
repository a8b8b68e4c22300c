import { serveRenders } from './http/rendering/renderThread';

await serveRenders();
