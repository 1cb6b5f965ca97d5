// `npm start`: installs what is missing, builds when the sources are newer, then hands over to the server.
import { buildApplication, isBuildStale } from './application.mjs';
import { installPackages, nodeComplaint, run } from './install.mjs';

/** With an API elsewhere nothing of the stand-in is needed. */
const PROGRAM = process.env.API_URL ? 'host/main.ts' : 'sandbox/main.ts';

process.exitCode = await start();

async function start() {
  const complaint = nodeComplaint();
  if (complaint !== null) {
    console.error(complaint);
    return 1;
  }
  if (!(await installPackages())) return 1;
  if (isBuildStale()) {
    console.log('Building the application: a few seconds …');
    if (!(await buildApplication())) {
      console.error('The application could not be built, so nothing was started. The lines above say where.');
      return 1;
    }
  }
  console.log('Starting the server …');
  return await run(process.execPath, ['--import', 'tsx', PROGRAM, ...process.argv.slice(2)], {
    onSpawn: passSignals,
  });
}

/** The server ends by itself on a signal; we only pass it on and leave with its exit code. */
function passSignals(server) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // Ctrl-C reaches the whole foreground group of a terminal: the server has had it already.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      server.kill(signal);
    });
  }
}
