const COUNT = "classmate:solved";
/** From this problem solved on the device until the next one the page says that it can be installed. */
const INVITED_AFTER = 3;

/** Notes that one more problem was solved on this device. A browser that keeps nothing invites nobody. */
export function countSolved(): void {
  try {
    localStorage.setItem(COUNT, String(solved() + 1));
  } catch {}
}

/** Whether it is time to say that the page can be installed as an app of its own. */
export function invitesNow(): boolean {
  try {
    return solved() === INVITED_AFTER && !matchMedia("(display-mode: standalone)").matches;
  } catch {
    return false;
  }
}

const solved = (): number => Number(localStorage.getItem(COUNT) ?? 0);
