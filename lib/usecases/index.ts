/** Everything the product can do, one line a verb. Doors find a verb here by its name. */
export { signIn } from "./sign-in";
export { signOutEverywhere } from "./sign-out-everywhere";
export { changePassword } from "./change-password";
export { showMe } from "./show-me";
export { addUser } from "./add-user";
export { createProject } from "./create-project";
