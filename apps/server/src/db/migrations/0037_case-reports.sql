CREATE TABLE "case_report" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"author" text NOT NULL,
	"pending" jsonb NOT NULL,
	"stop" jsonb,
	"edits" jsonb NOT NULL,
	"omissions" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_report_case" (
	"report_id" text NOT NULL,
	"case_id" text NOT NULL,
	"title" text NOT NULL,
	"number" text,
	"stance" text NOT NULL,
	"reason" text NOT NULL,
	"use" text NOT NULL,
	"use_reason" text NOT NULL,
	"difference" text NOT NULL,
	"tier" text,
	"tier_reason" text NOT NULL,
	"quotes" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"remove_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "case_report_case_report_id_case_id_pk" PRIMARY KEY("report_id","case_id")
);
--> statement-breakpoint
CREATE TABLE "case_report_search" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"line" text NOT NULL,
	"checksum" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_report_version" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"number" integer NOT NULL,
	"note" text NOT NULL,
	"reason" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_report" ADD CONSTRAINT "case_report_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report_case" ADD CONSTRAINT "case_report_case_report_id_case_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."case_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report_search" ADD CONSTRAINT "case_report_search_report_id_case_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."case_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_report_version" ADD CONSTRAINT "case_report_version_report_id_case_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."case_report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_report_owner" ON "case_report" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "case_report_search_number" ON "case_report_search" USING btree ("report_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "case_report_version_number" ON "case_report_version" USING btree ("report_id","number");--> statement-breakpoint
CREATE FUNCTION "refuse_case_report_history_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- With its report it goes, and by no other way.
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT 1 FROM "case_report" WHERE "id" = OLD.report_id) THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is only added to', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER "case_report_search_is_only_added_to" BEFORE UPDATE OR DELETE ON "case_report_search" FOR EACH ROW EXECUTE FUNCTION "refuse_case_report_history_change"();--> statement-breakpoint
CREATE TRIGGER "case_report_version_is_only_added_to" BEFORE UPDATE OR DELETE ON "case_report_version" FOR EACH ROW EXECUTE FUNCTION "refuse_case_report_history_change"();
