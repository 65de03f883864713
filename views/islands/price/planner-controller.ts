export function connectPlanner(root: HTMLElement): void {
  root.dataset.connected = 'yes';
}
