function keepSchema(build) {
  let kept;
  return (choices) => {
    const text = JSON.stringify(choices);
    if (kept?.text !== text) kept = { schema: build(choices), text };
    return kept.schema;
  };
}
export {
  keepSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2tlcHQtc2NoZW1hLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ08sU0FBUyxXQUNkLE9BQ3dDO0FBQ3hDLE1BQUk7QUFDSixTQUFPLENBQUMsWUFBWTtBQUNsQixVQUFNLE9BQU8sS0FBSyxVQUFVLE9BQU87QUFDbkMsUUFBSSxNQUFNLFNBQVMsS0FBTSxRQUFPLEVBQUUsUUFBUSxNQUFNLE9BQU8sR0FBRyxLQUFLO0FBQy9ELFdBQU8sS0FBSztBQUFBLEVBQ2Q7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//d677db65cabd2aeb008139324818fc15f46f881b
