// One file for the gate (scripts/jest/gathered.cjs); each of them runs alone as well.
import '../src/domain/emotion-file.test.ts';
import '../src/domain/render-shares.test.ts';
import '../src/domain/variant.test.ts';
import '../src/http/app.test.ts';
import '../src/http/authors-in-turn.test.ts';
import '../src/store/release-media.test.ts';
import './arrival.test.ts';
import './missing-blobs.test.ts';
import './uploads.test.ts';
